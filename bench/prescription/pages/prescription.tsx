import '../../../packages/web/src/i18n/warm-formatters.ts'
import '../../../packages/web/src/ui/global.css'
import { useForm } from '@mantine/form'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { somePrescribed, somePrescription } from '../../../packages/domain/src/testing/some-prescription.ts'
import { startTexts } from '../../../packages/web/src/i18n/texts.ts'
import { TimingStep } from '../../../packages/web/src/prescriptions/TimingStep.tsx'
import { valuesOf } from '../../../packages/web/src/prescriptions/prescription-values.ts'
import { inDossier } from '../../../packages/web/src/testing/open-dossier.tsx'
import type { PrescriptionWindow } from './prescription-page.ts'

await startTexts('it')
const root = createRoot(document.getElementById('page')!)
const client = new QueryClient()

/** The step of the wizard in which minutes are typed, of so many services. */
function Timing({ lines }: { lines: number }): ReactNode {
  const services = Array.from({ length: lines }, () => somePrescribed())
  return <TimingStep form={useForm({ initialValues: valuesOf(somePrescription({ services })) })} />
}

const fields = () => document.querySelectorAll<HTMLInputElement>('input[aria-label="Durata"]')
const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!

const page: PrescriptionWindow = window
page.bench = {
  show: lines =>
    root.render(
      <QueryClientProvider client={client}>
        {inDossier(<Timing key={lines} lines={lines} />)}
      </QueryClientProvider>,
    ),
  type: (line, minutes) => {
    const field = fields()[line]
    if (!field) throw new Error(`no line ${line}`)
    write.call(field, minutes)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  },
  total: () => document.querySelector('tfoot td')?.textContent ?? '',
}
