import type { Task } from '@vicino/domain/tasks/task.ts'
import type { ComponentProps } from 'react'
import { late } from '../../ui/late.ts'

/** Few visits end with open doses: the sheet comes when it is first needed. */
const OpenDosesSheet = late(
  async () => (await import('../../administrations/open/OpenDosesSheet.tsx')).OpenDosesSheet,
)

type Props = Omit<ComponentProps<typeof OpenDosesSheet>, 'dossierId'> & { task: Task }

/** What is asked before a visit with open doses ends. */
export const OpenDoses = ({ task: { dossierId }, ...props }: Props) =>
  dossierId && <OpenDosesSheet dossierId={dossierId} {...props} />
