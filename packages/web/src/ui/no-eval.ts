import * as z from 'zod/mini'

// The content security policy forbids eval. Schemas decide when they are built whether to compile
// themselves, so this has to run before the first of them: it is the first import of every page.
z.config({ jitless: true })
