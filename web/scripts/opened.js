// What stands in the way before the page's own script has come. The build writes SAID.
{
  const SAID = {}
  const show = (what) => {
    const tongue = navigator.languages.map((tag) => tag.slice(0, 2)).find((one) => one in SAID)
    const line = document.createElement('p')
    line.textContent = SAID[tongue ?? 'en'][what]
    document.getElementById('splash')?.append(line)
  }
  const say = (what) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', () => show(what)) : show(what)
  if (location.protocol === 'file:') say('offline-file')
  else addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && say('offline-missing'), true)
}
