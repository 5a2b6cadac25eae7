import type { TermsOfUseLabels } from './formLabels.ts'

/*
 * The terms of use of the forms, in every language. The lab edits them here. The forms add the lists
 * of their fields.
 */

/** The terms of use in English. */
export const enTermsOfUse: TermsOfUseLabels = {
  title: 'Terms and conditions',
  close: 'Close',
  notSent:
    'On this page the form is not connected to a service: what you enter is neither sent nor stored. The terms below apply wherever the form is connected.',
  storedTitle: 'What is stored',
  stored:
    'The items in this list. They are not published, and visitors of the website cannot read them.',
  agreement: 'your agreement to these terms',
  arrival: 'the date and time when the form was sent',
  purposeTitle: 'Why it is stored',
  requestPurpose:
    'To decide whether the model can be evaluated, to evaluate it, and to write to you about your request.',
  newsletterPurpose: 'To send you the newsletter and to address you by your name.',
  periodTitle: 'How long it is stored',
  requestPeriod:
    'Nothing is deleted automatically. Your request is kept until it is completed, or until you ask for its deletion. It is then deleted manually.',
  newsletterPeriod:
    'Nothing is deleted automatically. Your name and your address are kept until you no longer want the newsletter and ask for their deletion, or until the newsletter ends. They are then deleted manually.',
  contactTitle: 'Contact',
  contact:
    'To learn what is stored about you, to have it corrected or deleted, or to withdraw your agreement, write to',
  contactUnknown:
    'To learn what is stored about you, to have it corrected or deleted, or to withdraw your agreement, write to the operator of this website. The address is on its pages.',
}

/** The terms of use in German. */
export const deTermsOfUse: TermsOfUseLabels = {
  title: 'Nutzungsbedingungen',
  close: 'Schließen',
  notSent:
    'Auf dieser Seite ist das Formular mit nichts verbunden: Was Sie eingeben, wird weder gesendet noch gespeichert. Das Folgende gilt überall dort, wo es verbunden ist.',
  storedTitle: 'Was gespeichert wird',
  stored:
    'Was in dieser Liste steht. Es wird nicht veröffentlicht, und Besucher der Website können es nicht lesen.',
  agreement: 'dass Sie diesen Bedingungen zugestimmt haben',
  arrival: 'wann das Formular eingegangen ist: Datum und Uhrzeit',
  purposeTitle: 'Wozu',
  requestPurpose:
    'Um zu entscheiden, ob das Modell bewertet werden kann, um es zu bewerten und um Ihnen zu Ihrer Anfrage zu schreiben.',
  newsletterPurpose: 'Um Ihnen den Newsletter zu senden und Sie mit Ihrem Namen anzusprechen.',
  periodTitle: 'Wie lange',
  requestPeriod:
    'Nichts wird automatisch gelöscht. Ihre Anfrage bleibt gespeichert, bis sie bearbeitet ist oder Sie um ihre Löschung bitten; dann wird sie von Hand gelöscht.',
  newsletterPeriod:
    'Nichts wird automatisch gelöscht. Ihr Name und Ihre Adresse bleiben gespeichert, bis Sie den Newsletter nicht mehr wünschen und um ihre Löschung bitten oder bis der Newsletter eingestellt wird; dann werden sie von Hand gelöscht.',
  contactTitle: 'An wen Sie sich wenden',
  contact:
    'Wenn Sie erfahren möchten, was über Sie gespeichert ist, wenn es berichtigt oder gelöscht werden soll oder wenn Sie Ihre Zustimmung zurücknehmen, schreiben Sie an',
  contactUnknown:
    'Wenn Sie erfahren möchten, was über Sie gespeichert ist, wenn es berichtigt oder gelöscht werden soll oder wenn Sie Ihre Zustimmung zurücknehmen, schreiben Sie an die Betreiber dieser Website. Deren Adresse steht auf ihren Seiten.',
}

/** The terms of use in Arabic. */
export const arTermsOfUse: TermsOfUseLabels = {
  title: 'الشروط والأحكام',
  close: 'إغلاق',
  notSent:
    'النموذج في هذه الصفحة غير متصل بأي جهة: ما تُدخله لا يُرسل ولا يُحفظ. وما يلي يسري حيثما يكون متصلًا.',
  storedTitle: 'ما الذي يُحفظ',
  stored: 'ما يرد في هذه القائمة. وهو لا يُنشر، ولا يستطيع زوّار الموقع قراءته.',
  agreement: 'موافقتك على هذه الشروط',
  arrival: 'وقت وصول النموذج: التاريخ والساعة',
  purposeTitle: 'لأي غرض',
  requestPurpose: 'لاتخاذ قرار بشأن إمكان تقييم النموذج اللغوي، ولتقييمه، ولمراسلتك بشأن طلبك.',
  newsletterPurpose: 'لإرسال النشرة الإخبارية إليك ومخاطبتك باسمك.',
  periodTitle: 'إلى متى',
  requestPeriod:
    'لا يُحذف شيء تلقائيًا. يُحفظ طلبك إلى أن تنتهي معالجته أو إلى أن تطلب حذفه، ثم يُحذف يدويًا.',
  newsletterPeriod:
    'لا يُحذف شيء تلقائيًا. يُحفظ اسمك وعنوانك إلى أن تستغني عن النشرة وتطلب حذفهما، أو إلى أن تتوقف النشرة، ثم يُحذفان يدويًا.',
  contactTitle: 'إلى من تكتب',
  contact: 'لمعرفة ما هو محفوظ عنك، أو لطلب تصحيحه أو حذفه، أو للتراجع عن موافقتك، اكتب إلى',
  contactUnknown:
    'لمعرفة ما هو محفوظ عنك، أو لطلب تصحيحه أو حذفه، أو للتراجع عن موافقتك، اكتب إلى القائمين على هذا الموقع. تجد عنوانهم في صفحاته.',
}
