import { ProtocolFault } from './protocol-fault.ts';

/** What somebody asks for by its address is not there: 404. Where that address is a page, the edge shows the page of what is not there. */
export class NotThere extends ProtocolFault {
  constructor(message: string) {
    super(404, message);
  }
}
