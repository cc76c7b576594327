import { afterEach, describe, expect, it } from 'vitest';
import { baseOf, inside, moveLinks, outside } from '../src/lib/base';

const settled = () => new Promise((done) => setTimeout(done));

describe('the base path', () => {
  it('comes from the page and is empty without one', () => {
    const page = document.implementation.createHTMLDocument();
    expect(baseOf(page)).toBe('');
    page.head.innerHTML = '<meta name="podzemi-base" content="/games/" />';
    expect(baseOf(page)).toBe('/games');
  });

  it('is put before our addresses and taken off the browser’s', () => {
    expect(outside('/t/abc', '/games')).toBe('/games/t/abc');
    expect(inside('/games/t/abc', '/games')).toBe('/t/abc');
    expect(inside('/games', '/games')).toBe('/');
    expect(inside('/gamesters', '/games')).toBeNull();
    expect(inside('/t/abc', '')).toBe('/t/abc');
  });
});

describe('links', () => {
  let stop = () => {};
  afterEach(() => {
    stop();
    document.body.innerHTML = '';
  });

  it('are moved below the base once, whenever they appear or change', async () => {
    document.body.innerHTML = '<a id="old" href="/t/abc">x</a>';
    stop = moveLinks(document.body, '/t');
    const old = document.getElementById('old')!;
    expect(old.getAttribute('href')).toBe('/t/t/abc');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p><a id="new" href="/about">x</a><a id="hash" href="#main">x</a></p>',
    );
    old.setAttribute('href', '/t/def');
    await settled();
    expect(old.getAttribute('href')).toBe('/t/t/def');
    expect(document.getElementById('new')!.getAttribute('href')).toBe('/t/about');
    expect(document.getElementById('hash')!.getAttribute('href')).toBe('#main');
  });

  it('stay as they are without a base, and elsewhere', async () => {
    document.body.innerHTML = '<a id="one" href="/about">x</a>';
    moveLinks(document.body, '')();
    expect(document.getElementById('one')!.getAttribute('href')).toBe('/about');
    stop = moveLinks(document.body, '/games');
    document.body.insertAdjacentHTML('beforeend', '<a id="far" href="//elsewhere.example/">x</a>');
    await settled();
    expect(document.getElementById('far')!.getAttribute('href')).toBe('//elsewhere.example/');
  });
});
