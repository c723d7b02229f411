import { openEnquiry } from '../../shared/contract/enquiries.ts';
import { operation } from '../platform/calls/operation.ts';
import { enquiryOpener } from './enquiry-desk.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { needs } from './needs.ts';
import { pictureLinker } from './picture-link.ts';

export default operation(openEnquiry, needs.openEnquiry, ({ tables, buckets, sealer, audited }) =>
  enquiryOpener({
    find: enquiryFinder(tables.enquiries),
    sealer,
    audited,
    linkPicture: pictureLinker({ uploads: tables.uploads, link: buckets.uploads.link }),
  }),
);
