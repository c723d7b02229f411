/**
 * What a form does, for programs that act for somebody (WebMCP): attributes of its element, read by browsers that know them. Names are those of
 * the contract's entries, whose summaries are these descriptions. Apart from the contract, so that a page can draw its form without schemas.
 */
export interface FormTool {
  readonly toolname: string;
  readonly tooldescription: string;
}

export const contactTool: FormTool = {
  toolname: 'send_contact',
  tooldescription: 'Sends a question to sales, who answer by e-mail or by phone.',
};

export const enquiryTool: FormTool = {
  toolname: 'send_enquiry',
  tooldescription: 'Sends an enquiry about a product, a rental or a trial to sales, who answer by e-mail or WhatsApp.',
};

export const feedbackTool: FormTool = {
  toolname: 'send_feedback',
  tooldescription:
    'Sends a fault or a wish about a product to support, with a picture of the screen where there is one.',
};

export const signUpTool: FormTool = {
  toolname: 'sign_up_for_exam',
  tooldescription: 'Signs somebody up for the exam of this month.',
};

export const signUpQueryTool: FormTool = {
  toolname: 'query_sign_up',
  tooldescription: 'Finds the newest sign-up of an ID number and its name; −1 where there is none.',
};

export const certificateQueryTool: FormTool = {
  toolname: 'query_certificate',
  tooldescription: "Finds a certificate by its number, or by its holder's phone or ID number, with the name.",
};

export const messageTool: FormTool = {
  toolname: 'send_message',
  tooldescription: 'Writes to customer service.',
};
