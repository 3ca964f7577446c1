import { catetere } from './catheter.ts'
import { stipsi } from './constipation.ts'
import { diabete } from './diabetes.ts'
import { medicamenti } from './drug-safety.ts'
import { cadute } from './falls.ts'
import { scompenso } from './heart-failure.ts'
import { malnutrizione } from './malnutrition.ts'
import { dolore } from './pain.ts'
import { ldp } from './pressure-injuries.ts'
import { ferite } from './wounds.ts'
import type { WrittenModel } from './written-model.ts'

/** The protocols that come with the program, in the order in which they are shown. */
export const writtenModels: readonly WrittenModel[] = [
  ldp,
  malnutrizione,
  cadute,
  diabete,
  ferite,
  dolore,
  scompenso,
  stipsi,
  catetere,
  medicamenti,
]
