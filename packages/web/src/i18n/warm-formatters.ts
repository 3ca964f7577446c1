// The first formatter of a page reads the browser's tables of languages: 60 ms on a slow phone. Made while the
// application's code is on its way, nobody waits for it. The build puts this into a file that comes before it.
setTimeout(() => new Intl.DateTimeFormat('it-CH'))
