/**
 * The border of the client: every request and every connection leaves the page here. A server answers over the
 * network, unless the page brought one with it (`src/alone`).
 */
export interface Line {
  /** As `fetch`, for an address of ours. */
  reach: (address: string, init: RequestInit) => Promise<Response>;
  /** As `new WebSocket`. */
  open: (address: string) => WebSocket;
}

const network: Line = { reach: (address, init) => fetch(address, init), open: (address) => new WebSocket(address) };

let line = network;

/** Speak through another line from now on. */
export function speakThrough(other: Line): void {
  line = other;
}

export const reach: Line['reach'] = (address, init) => line.reach(address, init);
export const openLine: Line['open'] = (address) => line.open(address);
