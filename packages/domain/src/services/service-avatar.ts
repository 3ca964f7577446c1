import * as z from 'zod/mini'

/** The pictures by which a service is found at a glance: a closed set, drawn by the program. */
export const serviceAvatars = [
  { value: 'assessment', label: 'Valutazione' },
  { value: 'advice', label: 'Consulenza' },
  { value: 'coordination', label: 'Coordinamento' },
  { value: 'vital_signs', label: 'Parametri vitali' },
  { value: 'sample', label: 'Esami e prelievi' },
  { value: 'breathing', label: 'Polmoni' },
  { value: 'catheter', label: 'Sonde e cateteri' },
  { value: 'dialysis', label: 'Dialisi' },
  { value: 'drug', label: 'Pastiglia' },
  { value: 'injection', label: 'Iniezione' },
  { value: 'infusion', label: 'Perfusione' },
  { value: 'wound', label: 'Ferite e stomie' },
  { value: 'elimination', label: 'Toilette' },
  { value: 'mind', label: 'Salute mentale' },
  { value: 'hygiene', label: 'Vasca da bagno' },
  { value: 'dressing', label: 'Vestizione e contenzione' },
  { value: 'mobility', label: 'Camminare' },
  { value: 'meal', label: 'Scodella' },
  { value: 'support', label: 'Sostegno' },
  { value: 'cleaning', label: 'Pulizia' },
  { value: 'laundry', label: 'Bucato' },
  { value: 'shopping', label: 'Spesa' },
  { value: 'accompaniment', label: 'Accompagnamento' },
  { value: 'presence', label: 'Poltrona' },
  { value: 'transport', label: 'Trasporto' },
  { value: 'care', label: 'Altre cure' },
] as const
export const ServiceAvatar = z.enum(serviceAvatars.map(({ value }) => value))
export type ServiceAvatar = z.infer<typeof ServiceAvatar>
