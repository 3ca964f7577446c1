import { PartSkeleton } from '../ui/page/Skeleton.tsx'

// As high as the usual answer: a card of some lines, the doses of a day, six values, two focuses, three invoices.
const ofHeight = (height: number) => () => <PartSkeleton height={height} />

export const NewsSkeleton = ofHeight(300)
export const DosesSkeleton = ofHeight(230)
export const ValuesSkeleton = ofHeight(240)
export const FocusesSkeleton = ofHeight(200)
export const InvoicesSkeleton = ofHeight(250)
