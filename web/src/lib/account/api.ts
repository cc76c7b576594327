/** The server's interface about oneself: an account, its recovery codes, one's data. */
import { ask } from '../api';
import type { AccountInfo, Codes, Me, SessionInfo } from '../wire/generated/wire';

export const account = {
  info: () => ask<AccountInfo>('GET', '/account'),
  signUp: (name: string, password: string) => ask<Codes>('POST', '/account', { name, password }),
  signIn: (name: string, password: string, bring: boolean) =>
    ask<Me>('POST', '/account/sign-in', { name, password, bring }),
  recover: (name: string, code: string, password: string) =>
    ask<Me>('POST', '/account/recover', { name, code, password }),
  signOut: () => ask<Me>('POST', '/account/sign-out'),
  signOutEverywhere: () => ask<Me>('POST', '/account/sign-out-everywhere'),
  sessions: () => ask<SessionInfo[]>('GET', '/account/sessions'),
  endSession: (id: string) => ask<void>('DELETE', `/account/sessions/${id}`),
  changePassword: (old: string, fresh: string) => ask<Me>('PUT', '/account/password', { old, new: fresh }),
  renewCodes: (password: string) => ask<Codes>('POST', '/account/codes', { password }),
  remove: (proof: { password: string } | { name: string }) => ask<Me>('POST', '/account/delete', proof),
  exportPath: '/api/account/export',
};
