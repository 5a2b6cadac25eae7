// Shows the prerendered dashboard until src/main.tsx hydrates it.
{
  const shell = document.getElementById('shell')
  // src/prerenderedSuites.ts reads them.
  window.prerenderedSuites = shell.dataset.suites
  if (location.pathname === '/' && location.search === '') {
    // Links work before hydration. Controls are inert, so that no click and no key is lost.
    for (const control of shell.content.querySelectorAll('button, input, select, label'))
      control.inert = true
    for (const element of shell.content.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style
      delete element.dataset.style
    }
    document.getElementById('root').append(shell.content)
  }
  shell.remove()
}
