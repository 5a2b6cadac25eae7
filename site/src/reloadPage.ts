/** Loads the page anew, as the button of a failed read does. */
export function reloadPage(): void {
  window.location.reload()
}
