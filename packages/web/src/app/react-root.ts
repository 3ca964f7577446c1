import { createRoot } from 'react-dom/client'

const page = document.getElementById('page')

/**
 * Where the application is drawn. The build puts this and React into a file of their own, which comes before the
 * rest: making React costs a slow phone 80 ms, spent while the other files are still on their way.
 */
export const root = page && createRoot(page)
