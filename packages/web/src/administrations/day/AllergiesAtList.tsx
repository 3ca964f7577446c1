import { AllergyHead, BedsideOf } from '../bedside/Bedside.tsx'

/** The client's allergies above drugs that are given from their list, as above all that is given. */
export function AllergiesAtList({ dossierId }: { dossierId: string }) {
  return (
    <BedsideOf dossierId={dossierId}>
      <AllergyHead />
    </BedsideOf>
  )
}
