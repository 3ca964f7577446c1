/** What a visit that goes on carries out, in one file: its doses and its services. */
export { DosesAtVisit } from '../../administrations/round/DosesAtVisit.tsx'
export { OfferedServices } from '../../performances/OfferedServices.tsx'
