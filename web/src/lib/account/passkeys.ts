/** What a device makes and signs for a passkey, in the words of the server. */
import { ask } from '../api';
import type { Me, PasskeyInfo, PasskeyQuestion, PasskeyRequest } from '../wire/generated/wire';

/** Whether this browser knows passkeys, and this page may ask for one: https, and a name instead of a number. */
export function hasPasskeys(): boolean {
  const number = /^[\d.]+$|:/.test(location.hostname);
  return window.isSecureContext && 'PublicKeyCredential' in window && !number;
}

/** Nobody chose a passkey: the dialogue was closed, or nothing there has one. */
export class NoPasskey extends Error {}

export const passkeys = {
  list: () => ask<PasskeyInfo[]>('GET', '/account/passkeys'),
  rename: (id: string, name: string) => ask<void>('PUT', `/account/passkeys/${id}`, { name }),
  remove: (id: string) => ask<void>('DELETE', `/account/passkeys/${id}`),

  /** Let a device make one. */
  async add(password: string, name: string): Promise<void> {
    const wanted = await ask<PasskeyRequest>('POST', '/account/passkeys/request', { password });
    const made = await chosen(() => navigator.credentials.create({ publicKey: creation(wanted) }));
    const response = made.response as AuthenticatorAttestationResponse;
    await ask<void>('POST', '/account/passkeys', {
      name,
      id: made.id,
      client: written(response.clientDataJSON),
      attestation: written(response.attestationObject),
    });
  },

  /** Let a device sign, and be who it says. */
  async signIn(bring: boolean): Promise<Me> {
    const { challenge, site } = await ask<PasskeyQuestion>('POST', '/account/sign-in/passkey/question');
    const publicKey: PublicKeyCredentialRequestOptions = {
      challenge: read(challenge),
      rpId: site,
      userVerification: 'required',
    };
    const found = await chosen(() => navigator.credentials.get({ publicKey }));
    const response = found.response as AuthenticatorAssertionResponse;
    return ask<Me>('POST', '/account/sign-in/passkey', {
      id: found.id,
      client: written(response.clientDataJSON),
      authenticator: written(response.authenticatorData),
      signature: written(response.signature),
      person: written(response.userHandle ?? new ArrayBuffer(0)),
      bring,
    });
  },
};

function creation(wanted: PasskeyRequest): PublicKeyCredentialCreationOptions {
  return {
    challenge: read(wanted.challenge),
    rp: { id: wanted.site, name: 'Podzemí' },
    user: { id: read(wanted.person), name: wanted.name, displayName: wanted.name },
    pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: wanted.known.map((id) => ({ type: 'public-key', id: read(id) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
}

async function chosen(asked: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await asked();
    if (found !== null) return found as PublicKeyCredential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new NoPasskey();
}

/** Bytes in base64url, as WebAuthn writes them in JSON. */
function written(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function read(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
}
