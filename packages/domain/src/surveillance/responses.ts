import type { Consciousness } from './observation.ts'

/**
 * What to do about a reading, the most urgent first. Nothing is ordered: the emergency number is offered (decision
 * 0037, domain source: RCP NEWS2 2017, reactions as proposed for care at home).
 */
export const responses = [
  { value: 'emergency', label: 'Possibile emergenza: valutare subito il 144.' },
  { value: 'doctor_now', label: 'Chiamare subito il medico.' },
  { value: 'doctor_today', label: 'Ripetere entro 1 ora e informare oggi il medico curante.' },
  { value: 'go_on', label: 'Continuare; chi cura decide se ripetere.' },
] as const
export type CriticalResponse = (typeof responses)[number]['value']

/** Who is not alert asks for more than the 3 points that NEWS2 gives for it. */
const ofConsciousness: Record<Consciousness, CriticalResponse> = {
  A: 'go_on',
  C: 'doctor_now',
  V: 'doctor_now',
  P: 'emergency',
  U: 'emergency',
}

/** The more urgent of what a score and a consciousness ask for; of who was not looked at nothing is claimed. */
export function withConsciousness(
  response: CriticalResponse,
  consciousness: Consciousness | null,
): CriticalResponse {
  const asked: readonly CriticalResponse[] = [response, ofConsciousness[consciousness ?? 'A']]
  return responses.find(({ value }) => asked.includes(value))!.value
}
