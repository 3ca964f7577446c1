import { showPagesOf } from '../testing/show-page.tsx'
import { router } from './router.ts'

// Nothing below app knows it, the tests of pages neither: they are handed what they show before they run.
showPagesOf(router)
