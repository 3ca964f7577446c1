import type { Gallery } from '../../gallery/gallery.ts'
import { Stack } from '../layout/Stack.tsx'
import { Card, Page } from '../page/Page.tsx'
import { PageHeader } from '../page/PageHeader.tsx'
import { PersonAvatar } from './PersonAvatar.tsx'
import { ProfileCard } from './ProfileCard.tsx'

const people = [
  { id: '0192f0c1-0000-7000-8000-000000000011', name: 'Sara Pedrini' },
  { id: '0192f0c1-0000-7000-8000-000000000012', name: "Maria Grazia D'Ambrosio" },
  { id: '0192f0c1-0000-7000-8000-000000000013', name: 'Ó' },
  { id: '0192f0c1-0000-7000-8000-000000000014', name: 'Élodie Čapek' },
]

/** A picture that is nobody's: a plain tint where a photo would be. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#68a8a6"/><circle cx="4" cy="3.2" r="1.6" fill="#eef6f6"/><rect x="1.4" y="5.4" width="5.2" height="4" rx="2" fill="#eef6f6"/></svg>',
)}`

const Avatars = () => (
  <Page>
    <Stack>
      {[24, 40, 72].map(size => (
        <Card key={size} title={`${size} px`}>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            {people.map(person => (
              <PersonAvatar key={person.id} {...person} size={size} />
            ))}
            <PersonAvatar {...people[0]!} picture={picture} size={size} />
          </div>
        </Card>
      ))}
    </Stack>
  </Page>
)

const bio =
  'Infermiera specializzata in cura delle ferite, da dieci anni a domicilio tra Bellinzona e la Riviera.'

const Profiles = () => (
  <Page width="form">
    <PageHeader title="Sara Pedrini" />
    <Stack>
      <ProfileCard
        picture={<PersonAvatar {...people[0]!} picture={picture} size={72} />}
        lines={['Inf. con specializzazione', 'Capo équipe, Inf. dipl.']}
        bio={bio}
      />
      <ProfileCard picture={<PersonAvatar {...people[1]!} size={72} />} lines={['Pianificazione']} bio="" />
    </Stack>
  </Page>
)

export const gallery: Gallery = {
  title: 'people',
  entries: [
    { name: 'avatars', show: Avatars },
    { name: 'profiles', show: Profiles },
  ],
}
