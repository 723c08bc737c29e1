import type { ReplyKit } from '../he/reply-kit.ts'

export const replyKit: ReplyKit = {
  greeting: 'Hello {name},',
  greetingOnly: 'Hello,',
  subject: 'Your message to {studio}',
  privacySubject: 'Your privacy request',
  facts: {
    name: 'name',
    founder: 'my name',
    studio: 'the studio',
    quote: 'link to the quote',
    validUntil: 'last day of the quote',
  },
  texts: {
    answer:
      'This is {founder} from {studio}. I have your message and would like to hear more. When would be a good time to talk for a few minutes?',
    'call-back':
      'This is {founder} from {studio}. I said I would get back to you. When is a good time to talk?',
    'finish-quote':
      'This is {founder} from {studio}. Your quote is on its way. Is there anything it should include?',
    'follow-up':
      'This is {founder} from {studio}. I wanted to ask whether you have any questions, and whether to go ahead.',
    'follow-up-quote':
      'This is {founder} from {studio}. Your quote is here: {quote} Do you have questions, or is there anything to change?',
    'decide-quote':
      'This is {founder} from {studio}. Your quote is valid until {validUntil}: {quote} Shall I extend it, or close it?',
    'answer-decline':
      'This is {founder} from {studio}. Thank you for letting me know. I would like to hear what did not suit, and whether there is anything to change.',
    'start-work':
      'This is {founder} from {studio}. Thank you for accepting. When would be a good time for our first call?',
    identify:
      'This is {founder} from {studio}. We have a request about your data, and must first make sure that it is really yours. Please confirm it with the link that was sent to your email.',
    access:
      'This is {founder} from {studio}. You asked to see the data that we keep about you. It is in the attached file.',
    correct: 'This is {founder} from {studio}. Your data has been corrected as you asked.',
    erase:
      'This is {founder} from {studio}. Your data has been deleted as you asked. A quote that was accepted is kept, because it is an agreement.',
  },
}
