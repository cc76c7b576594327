// Runs before the first paint, so that the night never starts with a flash of day.
(() => {
  let kept = null;
  try {
    kept = JSON.parse(localStorage.getItem('podzemi.settings') ?? '{}').theme;
  } catch {
    kept = null;
  }
  const night = kept === 'night' || (kept !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'night' : 'day';
})();
