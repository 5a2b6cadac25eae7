// Runs before the first paint, so that a page never flashes in colours that were not chosen. The key is
// that of src/theme.ts.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'system'
} catch {
  // Where storage is blocked, the system's colours rule.
}
