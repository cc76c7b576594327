import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import parts from 'virtual:texts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import FillsIn from '../src/lib/lobby/FillsIn.svelte';
import Broken from '../src/lib/ui/Broken.svelte';
import { focusHeading } from '../src/lib/ui/heading';
import Page from '../src/lib/ui/Page.svelte';
import Toasts from '../src/lib/ui/Toasts.svelte';
import { lastWords } from '../src/lib/lastwords';
import { go } from '../src/lib/router.svelte';
import { settings } from '../src/lib/settings.svelte';
import { askAgain, followSetting, isReady, timesLost } from '../src/lib/speak.svelte';
import { LANGUAGES, loadTexts, text } from '../src/lib/text';
import Lost from '../src/routes/Lost.svelte';
import { until } from './support/until';

beforeAll(() => {
  settings.language = 'en';
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('before any text is here', () => {
  it('a failure speaks for itself, and says how to report it', () => {
    render(Broken, { what: 'words', error: new TypeError('no line') });
    expect(screen.getByRole('heading').textContent).toBe('Something did not work');
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeTruthy();
    expect(screen.getByText(/TypeError: no line/)).toBeTruthy();
  });
});

describe('a page', () => {
  beforeAll(() => loadTexts('en'));

  it('that cannot be fetched says so and offers to load again', async () => {
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    render(Page, { load, given: {} });
    expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeTruthy();
  });

  it('that breaks says so too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = () => {
      throw new Error('nothing to draw');
    };
    render(Page, { load: () => Promise.resolve({ default: broken as never }), given: {} });
    expect(await screen.findByText(/nothing to draw/)).toBeTruthy();
  });

  it('that comes is shown', async () => {
    render(Page, { load: () => Promise.resolve({ default: Lost as never }), given: {} });
    expect(await screen.findByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  });
});

describe('the last words', () => {
  it.each(LANGUAGES)('are those of the catalogue in %s', async (language) => {
    await loadTexts(language);
    for (const [key, words] of Object.entries(lastWords(language)))
      expect(text(language, `broken-${key}`).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('a new page', () => {
  it('takes the focus to its heading only if the reader went there: an address may lead on to another one', async () => {
    const heading = document.body.appendChild(document.createElement('h1'));
    const open = () => render(Page, { load: () => Promise.resolve({ default: Lost as never }), given: {} });
    go('/learn/dark_cave/lay', true);
    open();
    await screen.findByRole('link', { name: 'Go to the home page' });
    expect(document.activeElement).not.toBe(heading);
    cleanup();
    go('/learn');
    open();
    await until(() => expect(document.activeElement).toBe(heading));
  });

  it('gets the focus on its heading, as soon as it has one', async () => {
    const stop = focusHeading();
    const heading = document.body.appendChild(document.createElement('h1'));
    await until(() => expect(document.activeElement).toBe(heading));
    stop();
  });

  it('leaves the focus where the reader has put it meanwhile', async () => {
    const stop = focusHeading();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    document.body.appendChild(document.createElement('h1'));
    await new Promise((done) => setTimeout(done));
    expect(document.activeElement).toBe(field);
    stop();
  });
});

describe('texts that do not come', () => {
  const lost = new Error('no line');

  beforeAll(async () => {
    await loadTexts('en');
    followSetting();
    await until(() => expect(isReady()).toBe(true));
  });
  afterEach(() => vi.restoreAllMocks());

  it('are missed aloud, are asked for again by hand, and are spoken when they come', async () => {
    const fetch = vi.spyOn(parts, 'en/pages').mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    render(Toasts);
    render(FillsIn, { at: 0 });
    const again = await screen.findByRole('button', { name: 'Try now' });
    expect(screen.getByText(/The texts could not be loaded/)).toBeTruthy();
    expect(screen.getByTestId('fills').textContent).toBe('');
    expect(fetch).toHaveBeenCalledTimes(1); // no word asks for them by itself
    await fireEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeTruthy();
    askAgain();
    await until(() => expect(screen.getByTestId('fills').textContent).not.toBe(''));
    expect(screen.getByTestId('fills').textContent).toBe(text('en', 'quick-fills-now'));
    expect(timesLost()).toBe(0);
  });
});
