/** Whether a task of a file is the one that a mapping names, with or without the name of its package before a slash. */
export function isTask(task: string, wanted: string): boolean {
  return task === wanted || task.endsWith(`/${wanted}`)
}
