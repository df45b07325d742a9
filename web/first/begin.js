// Before the first paint: no theme and no language flashes that was not chosen.
{
  const page = document.documentElement;
  const languages = ['de', 'en', 'fr'];
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('tafel.settings')) ?? {};
  } catch {
    // No storage: the device decides.
  }
  if (settings.theme === 'light' || settings.theme === 'dark') page.dataset.theme = settings.theme;
  const known = (tag) => languages.find((language) => tag.toLowerCase().startsWith(language));
  page.lang = languages.includes(settings.language) ? settings.language : (navigator.languages.map(known).find(Boolean) ?? 'en');
  page.dataset.first = /^\/(?:t|here)\/./.test(location.pathname) ? 'table' : location.pathname === '/' ? 'lobby' : 'other';
}
