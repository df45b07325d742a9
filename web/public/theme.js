// Before the first paint, so that a chosen theme never flashes the other one.
try {
  const settings = JSON.parse(localStorage.getItem('tafel.settings') || '{}');
  if (settings.theme === 'light' || settings.theme === 'dark') document.documentElement.dataset.theme = settings.theme;
  if (['de', 'en', 'fr'].includes(settings.language)) document.documentElement.lang = settings.language;
} catch {
  // No storage: the device decides.
}
