import { instantAt } from '@vicino/domain/days/instant.ts'

import { run } from './run.ts'
import { productPasswordCost } from './sign-in/password-hash.ts'

await run({ now: () => instantAt(Date.now()), passwordCost: productPasswordCost })
