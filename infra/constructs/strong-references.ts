import { CrossStackReferences, type IResource, ReferenceStrength, Stack } from 'aws-cdk-lib';

/**
 * Makes a stack export a resource, and the stacks that use it import it: CloudFormation then refuses to replace or delete it while they do,
 * where they would otherwise go on with what is gone until something else changed them. Everything stated is exported whether somebody
 * uses it or not, so that the last one to use it can leave in one deployment.
 * @param attributes all that other stacks use of it
 */
export function referStrongly(resource: IResource, ...attributes: readonly string[]): void {
  CrossStackReferences.of(resource).produce(ReferenceStrength.STRONG);
  for (const attribute of attributes) Stack.of(resource).exportValue(attribute);
}
