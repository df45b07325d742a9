// Before the first paint, so that a chosen theme never flashes the other one, and before any other script has come, so that the words
// are sent for together with it. What is chosen stands in src/preferences.ts; a test sees to it that both say the same.
{
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('tafel.settings')) ?? {};
  } catch {
    // No storage: the device decides.
  }
  const page = document.documentElement;
  if (settings.theme === 'light' || settings.theme === 'dark') page.dataset.theme = settings.theme;
  const spoken = ['de', 'en', 'fr'];
  const asked = navigator.languages.map((tag) => spoken.find((language) => tag.toLowerCase().startsWith(language)));
  page.lang = spoken.includes(settings.language) ? settings.language : (asked.find((language) => language !== undefined) ?? 'en');
  // The build writes which scripts a language consists of (cut-words/first-words.ts).
  for (const href of document.currentScript.dataset[page.lang]?.split(' ') ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}
