/** The server's interface for those who keep order. */
import { ask } from '../api';
import type {
  Health,
  BanFound,
  DeedFound,
  Load,
  NewBan,
  PersonFound,
  ReportFound,
  TableFound,
} from '../wire/generated/wire';

const on = (id: string, deed: string) => `/admin/tables/${encodeURIComponent(id)}/${deed}`;

export const admin = {
  load: () => ask<Load>('GET', '/admin/load'),
  health: () => ask<Health>('GET', '/admin/health'),
  tables: (word: string, phase: string) =>
    ask<TableFound[]>('GET', `/admin/tables?${new URLSearchParams({ word, phase }).toString()}`),
  bots: (id: string) => ask<void>('POST', on(id, 'bots')),
  end: (id: string) => ask<void>('POST', on(id, 'end')),
  people: (word: string) => ask<PersonFound[]>('GET', `/admin/people?${new URLSearchParams({ word }).toString()}`),
  bans: () => ask<BanFound[]>('GET', '/admin/bans'),
  ban: (wish: NewBan) => ask<void>('POST', '/admin/bans', wish),
  lift: (id: string) => ask<void>('DELETE', `/admin/bans/${encodeURIComponent(id)}`),
  reports: () => ask<ReportFound[]>('GET', '/admin/reports'),
  resolve: (id: number, verdict: string) => ask<void>('POST', `/admin/reports/${id}`, { verdict }),
  deeds: () => ask<DeedFound[]>('GET', '/admin/deeds'),
};
