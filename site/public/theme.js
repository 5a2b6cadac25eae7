// Applies the stored theme before the first paint, so that no other theme flashes. The key is the one
// in src/theme/theme.ts.
try {
  document.documentElement.dataset.theme = localStorage.getItem('theme') ?? 'system'
} catch {
  // If storage is blocked, the system's theme applies.
}
