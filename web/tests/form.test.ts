import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Password from '../src/lib/account/Password.svelte';
import { Refused } from '../src/lib/api';
import { account } from '../src/lib/account/api';
import { person } from '../src/lib/person.svelte';
import { settings } from '../src/lib/settings.svelte';
import { loadLanguage } from '../src/lib/text';
import { until } from './support/until';
import type { Me, Problem } from '../src/lib/wire/generated/wire';

beforeAll(async () => {
  await loadLanguage('en');
});
beforeEach(() => {
  settings.language = 'en';
});

describe('a form', () => {
  it('keeps what was refused in sight until the next try, and is busy meanwhile', async () => {
    let answer: (me: Me) => void = () => {};
    const change = vi.spyOn(account, 'changePassword');
    change.mockRejectedValueOnce(new Refused({ code: 'wrong_password', text: 'That is not it.' } as Problem, 403));
    change.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    render(Password);
    const form = screen.getByTestId('change-password');
    const button = screen.getByRole('button', { name: 'Change the password' }) as HTMLButtonElement;

    await fireEvent.submit(form);
    expect((await screen.findByRole('alert')).textContent).toBe('That is not it.');
    expect(form.contains(screen.getByRole('alert'))).toBe(true);
    expect(button.disabled).toBe(false);

    await fireEvent.submit(form);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button.disabled).toBe(true);
    answer({ id: 'a', name: 'Ann' } as Me);
    await until(() => expect(button.disabled).toBe(false));
    expect(person.me?.name).toBe('Ann');
  });
});
