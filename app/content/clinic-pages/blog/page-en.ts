import type { ClinicBlog } from './page-he.ts'

export const page: ClinicBlog = {
  title: ['Three', 'articles'],
  lead: 'What we answer on the phone every week, in writing and without a rush.',
  alt: 'Folds of blush silk from near',
  by: 'By {name}',
  items: {
    sunscreen: {
      title: 'Two fingers of sunscreen',
      author: 'Dr. Maya Alon',
      date: 'October 2026',
      reading: 'Two-minute read',
      paragraphs: [
        'The number on the tube is measured in a lab, in a thick layer: two milligrams per square centimeter. Most of us apply less than half of that, and get protection to match. Face and neck need two strips, along the index and the middle finger.',
        'At noon in July the UV index in Tel Aviv passes 10. Apply a quarter of an hour before you go out, again after two hours, and again after sea and towel. Shade and a hat do what cream doesn’t.',
        'Anyone treating dark spots needs protection from visible light too. A tinted cream with iron oxides blocks part of it. A clear one hardly does.',
        'And in winter? UVA passes through a window. If you sit next to one all day, apply in the morning.',
      ],
    },
    questions: {
      title: 'Five questions before an injection',
      author: 'Dr. Maya Alon',
      date: 'August 2026',
      reading: 'Two-minute read',
      paragraphs: [
        'In Israel, botox and fillers are injected by physicians and dentists only. Not in a living room, and not by a friend of a friend.',
        'Before you lean back, ask: Who injects, and what is the license number? What is the product, and is it registered with the Ministry of Health? What is the batch number, and do I get the sticker? What happens if something goes wrong, and is the dissolving enzyme in the room? And when is the check?',
        'People who work properly answer all this in two minutes, and are glad you asked.',
      ],
    },
    peeling: {
      title: 'The week after a peel',
      author: 'Lena Kaplan',
      date: 'February 2026',
      reading: 'One-minute read',
      paragraphs: [
        'Days one and two: red and tight, as after sun. Rinse with lukewarm water, use a fragrance-free moisturizer, and nothing active.',
        'Days three to five: the skin sheds. Don’t peel and don’t rub, tempting as it is. A piece torn off early leaves a mark.',
        'After a week you are back to normal, except for retinol and acids: give those one more week. Sunscreen from day one, every morning. Pain that grows, blisters or discharge: call us the same day.',
      ],
    },
  },
}
