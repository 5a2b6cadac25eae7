// Readies the prerendered page until src/main.tsx hydrates it.
{
  const root = document.getElementById('root')
  const { path, suite } = root.dataset
  const isSearch = location.search !== '' && location.search !== `?suite=${suite}`
  // Hosts answer unknown addresses with a page that is not theirs, and a view is not prerendered.
  if (location.pathname !== path || isSearch) root.replaceChildren()
  for (const element of root.querySelectorAll('[data-style]')) {
    element.style.cssText = element.dataset.style
    delete element.dataset.style
  }
  const page = document.documentElement
  const showAll = () => delete page.dataset.shell
  // A page in the background is not painted.
  if (document.hidden) showAll()
  else {
    page.dataset.shell = 'first'
    requestAnimationFrame(() => setTimeout(showAll))
  }
}
