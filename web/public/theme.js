// Runs before the first paint, so that the night never starts with a flash of day.
(() => {
  const told = (name) => document.querySelector(`meta[name="podzemi-${name}"]`);
  // a page that brought its server with it stands where its files stand, on whatever web space
  if (told('server')?.content) told('base').content = new URL('.', document.currentScript.src).pathname;
  let kept = null;
  try {
    kept = JSON.parse(localStorage.getItem('podzemi.settings') ?? '{}').theme;
  } catch {
    kept = null;
  }
  const night = kept === 'night' || (kept !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'night' : 'day';
})();
