import type { Anamnesis } from '@vicino/domain/anamnesis/anamnesis.ts'
import type { SectionSlug } from '@vicino/domain/anamnesis/section-slug.ts'
import { takesDocuments } from '@vicino/domain/documents/document.ts'
import { Attachments } from '../../documents/Attachments.tsx'
import classes from './SectionAttachments.module.css'

type Props = { slug: SectionSlug; anamnesis: Anamnesis }

/** What is attached to a section, for those that take documents; nothing comes to an anamnesis that has ended. */
export function SectionAttachments({ slug, anamnesis: { _id, current } }: Props) {
  if (!takesDocuments(slug)) return null
  return (
    <div className={classes.attached}>
      <Attachments record={{ kind: 'Anamnesis', _id, section: slug }} open={current} />
    </div>
  )
}
