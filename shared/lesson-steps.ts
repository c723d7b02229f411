/** How far somebody came in a lesson, as it is counted: its film has begun, or was watched to its end; one without a film is marked as done. */
export const lessonSteps = ['begun', 'finished'] as const;
export type LessonStep = (typeof lessonSteps)[number];
