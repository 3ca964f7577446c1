import type { Endpoint } from '@vicino/domain/wire/endpoint.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Save } from '../calls/use-save.ts'

type State = Pick<Save<Endpoint>, 'saving' | 'banner' | 'clear'>

type Options = {
  /** Draws small what was chosen; null where the browser cannot read it. */
  draw: (file: Blob) => Promise<Blob | null>
  upload: State
  send: (picture: Blob) => Promise<void>
  removal: State
  remove: () => Promise<void>
}

type Picture = {
  take: (file: File) => Promise<void>
  remove: () => Promise<void>
  taking: boolean
  removing: boolean
  /** Why the last file, or the removal, was refused: another try is not spoken of any more. */
  banner: string | null
}

/** A picture that is taken from a file, and taken away. */
export function usePicture({ draw, upload, send, removal, remove }: Options): Picture {
  const { t } = useTranslation()
  const [unreadable, setUnreadable] = useState(false)
  const banner = unreadable
    ? t("Questo file non è un'immagine leggibile: sceglierne una in PNG, JPEG o WebP.")
    : (upload.banner ?? removal.banner)
  return {
    take: async file => {
      removal.clear()
      const picture = await draw(file)
      setUnreadable(picture === null)
      if (picture) await send(picture)
    },
    remove: async () => {
      upload.clear()
      setUnreadable(false)
      await remove()
    },
    taking: upload.saving,
    removing: removal.saving,
    banner,
  }
}
