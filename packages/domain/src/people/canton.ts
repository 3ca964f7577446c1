import * as z from 'zod/mini'

/** The official letters of the cantons; their names stand apart, as the first page of all needs none of them. */
const letters = 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'

type Letters<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Letters<Rest> : Text

export type Canton = Letters<typeof letters>
export const Canton = z.enum(letters.split(' ') as [Canton, ...Canton[]])
