import type { Gallery } from '../../gallery/gallery.ts'
import { Failure } from '../../calls/failure.ts'
import { DemoBanner } from './DemoBanner.tsx'
import { FaultScreen } from '../FaultScreen.tsx'
import { NotFoundScreen } from '../../ui/page/NotFoundScreen.tsx'
import { SessionCover } from './SessionCover.tsx'

const fault = new Failure(500, 'fault', {
  detail: 'Si è verificato un errore. Il numero della richiesta aiuta a trovarlo.',
  requestId: '0192f0c1-7c4e',
})

const Fault = () => <FaultScreen error={fault} reset={() => undefined} />

export const gallery: Gallery = {
  title: 'frame',
  entries: [
    { name: 'not-found', show: NotFoundScreen },
    { name: 'fault', show: Fault },
    { name: 'demo', show: DemoBanner },
    { name: 'session-cover', show: SessionCover, alone: true },
  ],
}
