import type { ReactNode } from 'react'
import type { CaseStudyId } from '#catalog/projects.ts'
import type { StudyProps } from './blocks/study-props.ts'
import { ChatmailStudy } from './chatmail-app.tsx'
import chatmailStyles from './chatmail-app.css?url'
import { ExpertpowerStudy } from './expertpower-webapp.tsx'
import expertpowerStyles from './expertpower-webapp.css?url'
import { GrowthStudy } from './growth-webapp.tsx'
import growthStyles from './growth-webapp.css?url'
import { MelloStudy } from './mello-petshop.tsx'
import melloStyles from './mello-petshop.css?url'
import { NftwalletStudy } from './nftwallet-app.tsx'
import nftwalletStyles from './nftwallet-app.css?url'
import { RodyStudy } from './rody-app.tsx'
import rodyStyles from './rody-app.css?url'
import { TlbankStudy } from './tlbank-webapp.tsx'
import tlbankStyles from './tlbank-webapp.css?url'
import { ViolaStudy } from './viola-medical.tsx'
import violaStyles from './viola-medical.css?url'

type Study = { Layout: (props: StudyProps) => ReactNode; styles: string }

/** The layout of each case study, and its style sheet, which no other page loads. */
export const studies: Readonly<Record<CaseStudyId, Study>> = {
  'viola-medical': { Layout: ViolaStudy, styles: violaStyles },
  'mello-petshop': { Layout: MelloStudy, styles: melloStyles },
  'chatmail-app': { Layout: ChatmailStudy, styles: chatmailStyles },
  'rody-app': { Layout: RodyStudy, styles: rodyStyles },
  'nftwallet-app': { Layout: NftwalletStudy, styles: nftwalletStyles },
  'growth-webapp': { Layout: GrowthStudy, styles: growthStyles },
  'expertpower-webapp': { Layout: ExpertpowerStudy, styles: expertpowerStyles },
  'tlbank-webapp': { Layout: TlbankStudy, styles: tlbankStyles },
}
