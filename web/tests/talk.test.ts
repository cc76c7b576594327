import { beforeEach, describe, expect, it } from 'vitest';
import { Talk } from '../src/lib/table/talk.svelte';
import type { Line, Phrase, Problem } from '../src/lib/wire/generated/wire';

const line = (number: number, more: Partial<Line> = {}): Line => ({
  channel: 'table',
  number,
  person: 'ann',
  name: 'Ann',
  kind: 'text',
  text: `line ${number}`,
  at: number,
  ...more,
});
const problem: Problem = { code: 'talk_too_fast', text: 'Slowly.', clause: '', values: {}, game: null };

describe('talk', () => {
  let sent: [string, Phrase | null][];
  let talk: Talk;

  beforeEach(() => {
    localStorage.clear();
    sent = [];
    talk = new Talk('t', (text, phrase) => {
      sent.push([text, phrase]);
      return `id ${sent.length}`;
    });
  });

  it('takes in everything at once, then line by line, each once', () => {
    expect(talk.receive({ kind: 'talk', lines: [line(1)] })).toBe(true);
    expect(talk.receive({ kind: 'said', line: line(2) })).toBe(true);
    talk.receive({ kind: 'said', line: line(2) });
    talk.receive({ kind: 'said', line: line(2, { channel: 'watchers' }) });
    expect(talk.lines.map((one) => [one.channel, one.number])).toEqual([
      ['table', 1],
      ['table', 2],
      ['watchers', 2],
    ]);
    talk.receive({ kind: 'talk', lines: [] });
    expect(talk.lines).toEqual([]);
    expect(talk.receive({ kind: 'pong' })).toBe(false);
  });

  it('counts what others said since the reader looked, also after a reload', () => {
    talk.receive({ kind: 'talk', lines: [line(1), line(2, { person: 'me' }), line(1, { channel: 'watchers' })] });
    expect(talk.unread('me')).toBe(2);
    talk.markRead();
    expect(talk.unread('me')).toBe(0);
    talk.receive({ kind: 'said', line: line(3) });
    expect(talk.unread('me')).toBe(1);
    const again = new Talk('t', () => 'x');
    again.receive({ kind: 'talk', lines: talk.lines });
    expect(again.unread('me')).toBe(1);
  });

  it('shows what is on its way until it is answered, and gives a refused line back', () => {
    talk.draft = ' hello ';
    talk.say(talk.draft);
    talk.say('', 'thanks');
    talk.say('   ');
    expect(sent).toEqual([
      ['hello', null],
      ['', 'thanks'],
    ]);
    expect(talk.draft).toBe('');
    expect(talk.receive({ kind: 'accepted', id: 'id 2', version: 4 })).toBe(true);
    expect(talk.unsaid.map((one) => one.text)).toEqual(['hello']);
    expect(talk.receive({ kind: 'refused', id: 'id 1', problem })).toBe(problem);
    expect(talk.draft).toBe('hello');
    expect(talk.unsaid).toEqual([]);
  });

  it('leaves answers to actions alone', () => {
    expect(talk.receive({ kind: 'accepted', id: 'other', version: 1 })).toBe(false);
    expect(talk.receive({ kind: 'refused', id: 'other', problem })).toBe(false);
    expect(talk.receive({ kind: 'refused', id: null, problem })).toBe(false);
  });
});
