import { section } from '../section.ts'

export const mobilization = section({
  slug: 'mobilization',
  definitionVersion: 2,
  fields: {
    autonomous_mobilization: { kind: 'flag', label: 'Si mobilizza da solo' },
    motor_disturbances: { kind: 'flag', label: 'Disturbi motori' },
    need_for_supervision: {
      kind: 'list',
      label: 'Bisogno di supervisione',
      optional: true,
      presets: [
        { value: 'home', label: 'In casa' },
        { value: 'outside', label: "All'esterno" },
      ],
    },
    assisted_transfer_to: {
      kind: 'group',
      label: 'Trasferimento assistito',
      fields: {
        bed: { kind: 'flag', label: 'Letto' },
        chair: { kind: 'flag', label: 'Sedia' },
        wheelchair: { kind: 'flag', label: 'Carrozzina' },
        toilet: { kind: 'flag', label: 'WC' },
        bath_or_shower: { kind: 'flag', label: 'Vasca o doccia' },
      },
    },
  },
  parts: [
    { label: 'Muoversi', from: 'autonomous_mobilization' },
    { label: 'Trasferimenti', from: 'assisted_transfer_to' },
  ],
})
