import type { ClinicTreatments } from './page-he.ts'

export const page: ClinicTreatments = {
  title: ['What we', 'do here'],
  lead: 'For every treatment: what it does, how long it takes, what it costs, how to prepare and what can go wrong.',
  index: 'Treatments on this page',
  alt: 'Pearls among drops of water on a blush plate',
  labels: {
    duration: 'Duration',
    price: 'Price',
    after: 'Afterwards',
    prepare: 'How to prepare',
    risks: 'What can go wrong',
  },
  minutes: '{minutes} minutes',
  common: 'Common',
  sometimes: 'At times',
  rare: 'Rare',
  items: {
    botox: {
      name: 'Botox',
      line: 'Lines of expression: forehead, frown, corners of the eyes',
      text: 'A few small injections of botulinum toxin, a prescription drug that weakens a muscle for a limited time. We don’t fill the line, we calm the movement that makes it. The aim is a forehead that still moves.',
      unit: 'per area',
      after:
        'Starts after three to five days, settles after two weeks, and usually lasts three to four months.',
      prepare: [
        'Tell us about nerve and muscle conditions, allergies and medication, antibiotics and blood thinners included.',
        'The day before: no alcohol.',
        'Four hours after: no lying down, no rubbing, no sports.',
      ],
      risks: {
        common: 'Red dots, a small bruise, a headache for a day or two.',
        sometimes: 'Asymmetry, a heavy brow.',
        rare: 'A drooping eyelid that passes within weeks. Trouble swallowing, speaking or breathing: to the emergency room, at once.',
      },
    },
    lips: {
      name: 'Lips',
      line: 'Outline, symmetry or a little volume',
      text: 'A soft hyaluronic acid, in a small amount and at several points. We start with less than you asked for, and add at the check if something is missing.',
      unit: 'per visit, up to one syringe',
      after: 'Swelling for two or three days. Usually lasts six to nine months.',
      prepare: [
        'Cold sores in the past? Tell us ahead, we may prescribe something to prevent one.',
        'Two weeks before and after: no dental work.',
        'Don’t stop regular medication on your own.',
      ],
      risks: {
        common: 'Swelling, tenderness and bruises, up to a week.',
        sometimes: 'A small lump you can feel, asymmetry.',
        rare: 'A blocked blood vessel. Strong pain or skin turning white: call at once, the enzyme that dissolves the filler is in the room.',
      },
    },
    filler: {
      name: 'Fillers',
      line: 'Cheeks, chin and deep folds',
      text: 'A firmer hyaluronic acid, by needle or cannula, where volume has gone. We fill what is missing, not the line you see.',
      unit: 'per one-milliliter syringe',
      after: 'Swelling for a few days. Usually lasts nine to eighteen months.',
      prepare: [
        'Bring a list of earlier fillers: what, where and when.',
        'Two weeks before: no vaccine and no dental work.',
        'Don’t book it in the week before a flight or an event.',
      ],
      risks: {
        common: 'Swelling, bruises and tenderness.',
        sometimes: 'A lump, overcorrection, or filler that moves.',
        rare: 'A blocked blood vessel, with harm to skin or sight. Blurred vision or strong pain: to the emergency room, at once.',
      },
    },
    peeling: {
      name: 'Peeling',
      line: 'Surface spots, pores and texture',
      text: 'An acid that takes off the top layer little by little. The skin sheds for a few days and renews. In an Israeli summer we put it off until October.',
      unit: 'per visit',
      after: 'Redness for a day or two, shedding for three to five. Usually a series of three.',
      prepare: [
        'A week before: no retinol, acids or scrubs.',
        'Two weeks before: no tanning and no facial hair removal.',
        'Isotretinoin in the last six months? Tell us, and we wait.',
      ],
      risks: {
        common: 'Redness, stinging and dryness.',
        sometimes: 'A dark spot after sun, mostly on darker skin.',
        rare: 'A burn, a scar or a cold sore outbreak.',
      },
    },
    facial: {
      name: 'Facial',
      line: 'Cleansing, moisture and a quiet hour',
      text: 'Cleansing without hot steam, blackheads taken out with a light hand, a mask and a short massage. Fine for skin that has never been treated.',
      unit: 'per visit',
      after: 'Redness for a few hours. Come back in four to six weeks if you like.',
      prepare: [
        'Two days before: no shaving and no acids.',
        'Bring the creams you use, we will read the labels together.',
        'Sunburned? We move it by a week.',
      ],
      risks: {
        common: 'Redness for a few hours.',
        sometimes: 'Pimples in the first week.',
        rare: 'An allergic reaction to an active ingredient.',
      },
    },
    nails: {
      name: 'Nails',
      line: 'Manicure and gel polish',
      text: 'The tools go through the autoclave and are opened in front of you, and the file is new at every visit. Old gel is soaked off, never torn.',
      unit: 'both hands',
      after: 'Lasts about three weeks. Then have it removed, don’t peel it.',
      prepare: [
        'Ask for removal when you book, so there is time for it.',
        'Tell us about diabetes, a fungus or an acrylate allergy.',
        'The day before: don’t cut cuticles yourself.',
      ],
      risks: {
        common: 'Slight tenderness after filing.',
        sometimes: 'A thin, dry nail.',
        rare: 'An infection, or an acrylate allergy that stays for life.',
      },
    },
    other: {
      name: 'Something else',
      line: 'A scar, a spot, sweating, or something without a name yet',
      text: 'Book a consultation without choosing a treatment. A mole that changes, for one, is not an aesthetic matter: we look at it through a dermatoscope and refer you on if needed.',
      unit: 'in writing, before you decide',
      after: 'A one-page summary, and a referral if needed.',
      prepare: [
        'A list of medication and allergies.',
        'An old photo of what has changed, with its date.',
        'Papers from earlier treatments.',
      ],
      risks: {
        common: 'Nothing. The exam itself takes no needle and no product.',
        sometimes: 'The answer is not to treat.',
        rare: 'Every treatment has risks of its own. You get them in writing before you sign.',
      },
    },
  },
  priceOpen: 'By treatment',
  book: 'Book a consultation',
}
