// Runs before the first paint, so that a dark page never flashes white. Same key as web/src/shared/theme/theme-mode.ts.
(function () {
  var mode = null;
  try {
    mode = window.localStorage.getItem('gladhand.theme');
  } catch {
    // Storage is switched off: follow the system.
  }
  var dark = mode === 'dark' || (mode !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
