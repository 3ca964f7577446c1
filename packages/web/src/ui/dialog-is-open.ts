/** Whether a sheet or anything else that is answered first lies over the page. */
export const dialogIsOpen = (): boolean => document.querySelector('dialog[open], [role="dialog"]') !== null
