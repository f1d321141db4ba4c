// Reports what prevents the page from starting, before the page's own script has loaded. The build fills in SAID.
{
  const SAID = {}
  const tongue = navigator.languages.map((tag) => tag.slice(0, 2)).find((one) => one in SAID) ?? 'en'
  const show = (what, file, place = document.getElementById('splash')) => {
    const line = document.createElement('p')
    line.textContent = SAID[tongue][what].replace('{ $file }', file)
    place?.append(line)
    if (!file) return
    const again = document.createElement('button')
    again.textContent = SAID[tongue]['page-again']
    again.onclick = () => location.reload()
    line.append(' ', again)
  }
  const say = (...what) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', () => show(...what)) : show(...what)
  const name = (address) => address.slice(new URL('.', document.baseURI).href.length)
  if (location.protocol === 'file:') say('offline-file')
  else {
    const lacks = ({ target }) => {
      if (target instanceof HTMLScriptElement) say('offline-absent', name(target.src))
      else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        say('offline-absent', name(target.href), document.body)
    }
    addEventListener('error', lacks, true)
    // for a module that the script itself imports; Safari does not report which one
    addEventListener('unhandledrejection', ({ reason }) => {
      const [file] = /assets\/[\w.-]+\w/.exec(reason?.message) ?? (reason instanceof TypeError ? ['assets'] : [])
      if (file) say('offline-absent', file)
    })
  }
}
