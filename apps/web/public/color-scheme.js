// Runs before the first paint, so that a reader who chose dark never sees a light page first.
(function () {
  var root = document.documentElement;
  var stored = null;
  try {
    stored = window.localStorage.getItem('klarnotam-color-scheme');
  } catch {
    stored = null;
  }
  var system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  var scheme = stored === 'light' || stored === 'dark' ? stored : system;
  var page = document.querySelector('meta[name="theme-color"][data-scheme="' + scheme + '"]');
  root.setAttribute('data-mantine-color-scheme', scheme);
  root.style.colorScheme = scheme;
  if (page) root.style.backgroundColor = page.getAttribute('content');
})();
