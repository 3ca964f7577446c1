import { expect, it } from 'vitest'
import { mayChangeTask, type TaskReach } from './may-change-task.ts'

type Asked = Parameters<typeof mayChangeTask>[0]

const anna = { _id: 'anna', name: 'Anna Ferrari', avatar: null }
const luca = { _id: 'luca', name: 'Luca Riva', avatar: null }
const visit: Asked = { type: 'client', operators: [anna], author: luca }
const theirs: Asked = { type: 'client', operators: [luca], author: anna }
const dentist: Asked = { type: 'personal', operators: [luca], author: luca }

it.each<[string, Asked, TaskReach, boolean]>([
  ['carries it out', visit, { readsClient: true, plans: false }, true],
  ['carries it out, but has left the care of the client', visit, { readsClient: false, plans: false }, false],
  ['only wrote it', theirs, { readsClient: true, plans: false }, false],
  ['plans for it', theirs, { readsClient: true, plans: true }, true],
  [
    'plans for its operator, but may not read the dossier',
    theirs,
    { readsClient: false, plans: true },
    false,
  ],
  ['plans for whoever is at the dentist’s', dentist, { readsClient: true, plans: true }, false],
])('who %s', (_who, task, reach, may) => expect(mayChangeTask(task, anna._id, reach)).toBe(may))
