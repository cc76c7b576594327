import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../src/lib/api';
import { coach } from '../src/lib/coach/api';
import { noteFirst, Remarks } from '../src/lib/learn/remarks.svelte';
import RemarkBox from '../src/lib/learn/RemarkBox.svelte';
import { loadLanguage, loadTexts } from '../src/lib/text';
import type { RemarkInfo } from '../src/lib/wire/generated/wire';

const remark = (id: string): RemarkInfo => ({ id, text: `Look at **${id}**.`, clauses: ['WD-4.1'], version: 1 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('remarks in a first match', () => {
  it('are asked for once at a moment, and what was said is not said again', async () => {
    const asked = vi
      .spyOn(coach, 'remark')
      .mockResolvedValueOnce({ remark: remark('start') })
      .mockResolvedValue({ remark: remark('card') });
    noteFirst('t1');
    const remarks = new Remarks('t1');
    await remarks.look(1);
    await remarks.look(1);
    expect(remarks.now?.id).toBe('start');
    remarks.decided();
    await remarks.look(2);
    expect(asked.mock.calls).toEqual([
      ['t1', []],
      ['t1', ['start']],
    ]);
    expect(remarks.now?.id).toBe('card');
    remarks.close();
    expect(remarks.now).toBeNull();
  });

  it('stay until the reader has decided, whatever the others do meanwhile', async () => {
    const asked = vi
      .spyOn(coach, 'remark')
      .mockResolvedValueOnce({ remark: remark('orders') })
      .mockResolvedValue({ remark: remark('blocked') });
    noteFirst('t1');
    const remarks = new Remarks('t1');
    await remarks.look(0);
    await remarks.look(1);
    expect(remarks.now?.id).toBe('orders');
    remarks.close();
    await remarks.look(2);
    expect(remarks.now).toBeNull();
    expect(asked).toHaveBeenCalledOnce();
    remarks.decided();
    await remarks.look(3);
    expect(remarks.now?.id).toBe('blocked');
  });

  it('are not made at other tables', async () => {
    const asked = vi.spyOn(coach, 'remark');
    await new Remarks('t2').look(1);
    expect(asked).not.toHaveBeenCalled();
  });

  it('stop for good when asked to', async () => {
    vi.spyOn(coach, 'remark').mockResolvedValue({ remark: remark('start') });
    noteFirst('t1');
    const remarks = new Remarks('t1');
    await remarks.look(1);
    remarks.silence();
    expect(remarks.now).toBeNull();
    noteFirst('t3');
    expect(new Remarks('t3').isOn).toBe(false);
  });

  it('are left out where a hint would be unfair', async () => {
    vi.spyOn(coach, 'remark').mockRejectedValue(new Refused({ code: 'hint_rated' } as never, 409));
    noteFirst('t1');
    const remarks = new Remarks('t1');
    await remarks.look(1);
    expect(remarks.now).toBeNull();
  });
});

describe('the box', () => {
  beforeAll(async () => {
    await loadLanguage('en');
    await loadTexts('en', 'pages');
  });

  it('says it, and can be closed for now or for good', async () => {
    const [close, silence] = [vi.fn(), vi.fn()];
    render(RemarkBox, { props: { game: 'welcome_dungeon', remark: remark('start'), close, silence } });
    expect(screen.getByText('Worth a look')).toBeTruthy();
    await fireEvent.click(screen.getByText('Got it'));
    await fireEvent.click(screen.getByText('No more remarks'));
    expect(close).toHaveBeenCalledOnce();
    expect(silence).toHaveBeenCalledOnce();
  });

  it('stays open when the next remark comes, and stays closed', async () => {
    const given = { game: 'welcome_dungeon', close: vi.fn(), silence: vi.fn() };
    const { container, rerender } = render(RemarkBox, { props: { ...given, remark: remark('start') } });
    const box = container.querySelector('details')!;
    for (const [next, open] of [
      ['card', false],
      ['hero', true],
    ] as const) {
      box.open = open;
      await fireEvent(box, new Event('toggle'));
      await rerender({ ...given, remark: remark(next) });
      expect(box.textContent).toContain(next);
      expect(box.open).toBe(open);
    }
  });
});
